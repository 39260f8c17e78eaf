/** The generated part of docs/protocol.md: every message with its fields, from the schemas, and an example. */
import * as z from 'zod/mini';
import { answers, refusal, tells } from '../messages.ts';
import { requests } from '../requests.ts';
import { samples } from './samples.ts';

const BEGIN = '<!-- messages: made from the schemas by packages/protocol/src/testing/write-page.ts -->';
const END = '<!-- end of messages -->';

/** The page with its generated part made anew. */
export function withMessages(page: string): string {
  const [before, rest] = split(page, BEGIN);
  const [, after] = split(rest, END);
  return `${before}${BEGIN}\n\n${messages()}\n${END}${after}`;
}

function messages(): string {
  return [
    '### Requests and their answers',
    ...Object.entries(requests).flatMap(([name, schema]) => [
      `#### \`${name}\``,
      fields(schema, ['ask', 'tag']),
      example(samples.requests[name as keyof typeof samples.requests]),
      `Answer: ${fields(answers[name as keyof typeof answers], ['re', 'ok'])}`,
      example(samples.answers[name as keyof typeof samples.answers]),
    ]),
    '### A refusal',
    fields(refusal, []),
    example(samples.refusal),
    '### What the server tells by itself',
    ...Object.entries(tells).flatMap(([name, schema]) => [
      `#### \`${name}\``,
      fields(schema, ['tell']),
      example(samples.tells[name as keyof typeof samples.tells]),
    ]),
  ].join('\n\n');
}

interface Form {
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Form[];
  readonly items?: Form;
  readonly properties?: Readonly<Record<string, Form>>;
  readonly required?: readonly string[];
}

/** The fields in one line: name and form, with a question mark where it may be left out. */
function fields(schema: z.ZodMiniType, implied: readonly string[]): string {
  const { properties = {}, required = [] } = z.toJSONSchema(schema, { unrepresentable: 'any' }) as Form;
  const named = Object.entries(properties).filter(([name]) => !implied.includes(name));
  if (named.length === 0) return 'no fields.';
  return `${named.map(([name, form]) => `\`${name}${required.includes(name) ? '' : '?'}\` ${formName(form)}`).join(' · ')}.`;
}

function formName(form: Form): string {
  if (form.const !== undefined) return JSON.stringify(form.const);
  if (form.enum) return form.enum.join(' or ');
  if (form.anyOf) return [...new Set(form.anyOf.map(formName))].join(' or ');
  if (form.type === 'array') return `list of ${form.items ? formName(form.items) : 'values'}`;
  if (form.type === 'integer') return 'whole number';
  if (form.type === 'string') return 'text';
  if (form.type === 'boolean') return 'true or false';
  return form.type ?? 'any JSON';
}

function example(message: object): string {
  return `\`\`\`json\n${JSON.stringify(message)}\n\`\`\``;
}

function split(text: string, mark: string): [string, string] {
  const at = text.indexOf(mark);
  if (at < 0) throw new Error(`The page has no line "${mark}".`);
  return [text.slice(0, at), text.slice(at + mark.length)];
}
