import type { Program } from './program';

/** The checks that need no build. Without `files` they check everything. */

export const generatedCode: Program = {
  name: 'generated code is up to date',
  command: ['--import', 'tsx', 'src/tools/generate.ts', '--check'],
};

/**
 * The compiler on one processor: on several it checks many types several times (48 s of processor time instead of 18).
 * `cache` is a file that keeps what it found, so that it checks only what can have changed.
 */
export const types = (cache?: string): Program => ({
  name: 'types',
  command: [
    'node_modules/typescript-native/bin/tsc',
    ...(cache ? ['--incremental', '--tsBuildInfoFile', cache] : ['--checkers', '1']),
  ],
});

/** On one processor, like the compiler (32 s of processor time instead of 20). */
export const lint = (files: string[] = []): Program => ({
  name: 'lint',
  command: ['node_modules/oxlint/bin/oxlint', ...files],
  env: { GOMAXPROCS: '1' },
});

export const formatting = (files: string[] = ['.']): Program => ({
  name: 'formatting',
  command: ['node_modules/oxfmt/bin/oxfmt', '--check', '--no-error-on-unmatched-pattern', ...files],
});

/** `options` go to dependency-cruiser. */
export const importRules = (...options: string[]): Program => ({
  name: 'import rules',
  command: [
    'node_modules/dependency-cruiser/bin/dependency-cruise.mjs',
    'src',
    'test',
    '--config',
    '.dependency-cruiser.cjs',
    ...options,
  ],
});
