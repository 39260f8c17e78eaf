/** Imports go one way: games -> kernel (and ui for boards); match, protocol, bots, agents, lab -> kernel; apps -> everything. */
/** Test files and what only they import; the gallery draws every board. */
const TEST = '(\\.test\\.tsx?$|/testing/|/gallery/|/e2e/|^packages/match/src/testing\\.ts$)';
const only = (name, from, ...allowed) => ({
  name,
  severity: 'error',
  from: { path: from, pathNot: TEST },
  to: { path: '^(games|packages|apps|examples|bench)/', pathNot: allowed },
});

module.exports = {
  forbidden: [
    only('kernel-knows-nobody', '^packages/kernel/', '^packages/kernel/'),
    only('match-knows-the-kernel', '^packages/match/', '^packages/match/', '^packages/kernel/'),
    only('protocol-knows-the-kernel', '^packages/protocol/', '^packages/protocol/', '^packages/kernel/'),
    only('bots-know-the-kernel', '^packages/bots/', '^packages/bots/', '^packages/kernel/'),
    only('agents-know-the-kernel', '^packages/agents/', '^packages/agents/', '^packages/kernel/', '^packages/bots/'),
    only('ui-knows-the-contract', '^packages/ui/', '^packages/ui/', '^packages/kernel/'),
    only('examples-know-the-kernel', '^examples/', '^examples/', '^packages/kernel/'),
    only('games-know-the-kernel', '^games/', '^games/', '^packages/kernel/', '^packages/ui/'),
    {
      name: 'games-do-not-know-each-other',
      severity: 'error',
      from: { path: '^games/([^/]+)/', pathNot: TEST },
      to: { path: '^games/[^/]+/', pathNot: '^games/$1/' },
    },
    {
      name: 'rules-draw-nothing',
      comment: 'Only a board may know of the screen.',
      severity: 'error',
      from: { path: '^games/[^/]+/(?!board/)', pathNot: TEST },
      to: { path: '^(packages/ui/|games/[^/]+/board/|node_modules/react)' },
    },
    {
      name: 'a-board-holds-no-rule',
      comment: "A board imports its own game's types and notation, nothing else of the rules.",
      severity: 'error',
      from: { path: '^games/([^/]+)/board/', pathNot: TEST },
      to: { path: '^games/', pathNot: '^games/$1/(board/|types\\.ts$|notation\\.ts$)' },
    },
    {
      name: 'unseal-is-for-few',
      comment: 'A State becomes Json only for records, hashes and the referee.',
      severity: 'error',
      from: { path: '.', pathNot: ['^packages/match/', '^apps/server/src/', '^apps/cli/src/referee', TEST] },
      to: { path: '^packages/kernel/src/unseal\\.ts$' },
    },
    { name: 'no-circles', severity: 'error', from: {}, to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } } },
    { name: 'no-unresolvable', severity: 'error', from: {}, to: { couldNotResolve: true } },
    {
      name: 'no-node-in-rules-and-browsers',
      comment: 'Rules, match, protocol, bots and boards run in browsers too. Records of the laws are read by tests only.',
      severity: 'error',
      from: {
        path: '^(games|packages/(kernel|match|protocol|bots|ui)|apps/web/src)/',
        pathNot: [TEST, '^packages/kernel/src/laws/', '/gallery/', 'vite\\.config'],
      },
      to: { dependencyTypes: ['core'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|\\.cache|test-results)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'require', 'node', 'default', 'types'] },
  },
};
