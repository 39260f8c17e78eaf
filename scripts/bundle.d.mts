/** Entries by the name of their bundle; both paths count from the root of the repository. */
export function bundle(entryPoints: Readonly<Record<string, string>>, outdir: string): Promise<void>;
