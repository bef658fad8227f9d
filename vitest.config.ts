import path from 'node:path'
import { defineConfig } from 'vitest/config'
import { guides } from './build/guides.ts'

const resolve = { alias: { '@payload-config': path.resolve('payload.config.ts') } }

/**
 * `unit` touches neither database nor network; `int` runs against a real engine, one Payload a worker
 * (`tests/helpers/testPayload.ts`), hence `isolate: false`; `faults` goes over HTTP against the built server.
 * Nothing asserts a time, and no test has a second try (docs/decisions/2026-11-27-no-test-has-a-second-try.md).
 */
export default defineConfig({
  test: {
    passWithNoTests: true,
    maxWorkers: 2,
    projects: [
      {
        resolve,
        plugins: [guides],
        test: {
          name: 'unit',
          server: { deps: { inline: [/@actions\//] } }, // imports JSON as only a bundler can
          include: ['tests/unit/**/*.test.{ts,tsx}'],
          environment: 'node',
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        resolve,
        plugins: [guides],
        test: {
          name: 'int',
          include: ['tests/int/**/*.test.ts'],
          environment: 'node',
          globalSetup: ['tests/helpers/globalSetup.ts'],
          setupFiles: ['tests/helpers/mediaFolder.ts'],
          pool: 'forks',
          isolate: false,
          // Lexical's entries for Node can hang (see vite.server.config.ts): Vite takes its ordinary modules.
          server: { deps: { inline: [/lexical/] } },
          testTimeout: 240_000,
          hookTimeout: 120_000,
        },
      },
      {
        resolve,
        test: {
          name: 'faults',
          include: ['tests/faults/**/*.test.ts'],
          environment: 'node',
          globalSetup: ['tests/helpers/seededDataDir.ts'],
          pool: 'forks',
          testTimeout: 180_000,
          hookTimeout: 240_000,
        },
      },
    ],
  },
})
