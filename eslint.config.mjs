import parser from '@typescript-eslint/parser'
import { defineConfig } from 'eslint/config'

/*
 * oxlint lints (`.oxlintrc.json`). ESLint has what oxlint lacks: shapes of syntax that are refused here, each because it
 * was found to do harm. It reads no types, so that it is quick.
 */

const RESTRICTED_SYNTAX = [
  { selector: 'TSEnumDeclaration', message: 'A union of literals says the same without code of its own.' },
  { selector: 'ExportAllDeclaration[exported=null]', message: 'Name what is exported.' },
  {
    selector:
      'JSXOpeningElement[name.name="fieldset"]' +
      ':has(JSXAttribute[name.name="disabled"]):not(:has(JSXAttribute[name.name="role"]))',
    message:
      'A fieldset that only disables its fields takes role="presentation": it is announced as a group else.',
  },
  {
    selector:
      'CallExpression[callee.property.name=/^toLocale(Date|Time)?String$/][arguments.length=2], ' +
      ':function NewExpression[callee.object.name="Intl"]',
    message: 'Make an Intl formatter once: making one takes 40 times as long as using it.',
  },
]

export default defineConfig(
  {
    ignores: ['**/.*', 'dist', 'data', 'media', 'tests', 'payload-types.ts', 'app/(payload)/**/importMap.js'],
  },
  {
    files: ['**/*.{ts,tsx}'],
    languageOptions: { parser },
    linterOptions: { reportUnusedDisableDirectives: 'off' }, // oxlint reports them
    rules: { 'no-restricted-syntax': ['error', ...RESTRICTED_SYNTAX] },
  },
)
