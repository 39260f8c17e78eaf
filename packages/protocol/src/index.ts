export * from './client.ts';
export type * from './forms.ts';
export * from './messages.ts';
export * from './patch.ts';
export * from './people.ts';
export * from './picture.ts';
export * from './read.ts';
export * from './requests.ts';
