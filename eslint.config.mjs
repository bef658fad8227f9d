import { existsSync, readdirSync } from 'node:fs'
import { createNodeResolver, importX } from 'eslint-plugin-import-x'
import reactHooks from 'eslint-plugin-react-hooks'
import tseslint from 'typescript-eslint'

/** Importable from everywhere; they import zod and each other, nothing else. */
const LEAVES = [
  '**/*.schema.ts',
  '**/*.constants.ts',
  '**/collections/access/roles.ts',
  '**/frontend/paths.ts',
  '**/payload-types.ts',
]

const PLATFORM = ['platform/**']
const SERVICES = ['services/**', ...PLATFORM]
const MAILS = ['domain/*/mails/**', ...SERVICES]
const DOMAIN = ['domain/**', ...SERVICES]
const ACCESS_FIELDS_HOOKS = ['collections/access/**', 'collections/fields/**', 'hooks/**']
const CLIENT_BASE = ['frontend/lib/**']
const FEATURES = existsSync('frontend/features') ? readdirSync('frontend/features') : []

/**
 * "Who may know whom": each layer and, besides leaves and packages, all it may import. The first column names files
 * of the layer, which may always import each other unless the second column leaves the layer out.
 */
const LAYERS = [
  // the server, from the bottom up
  [['platform/**'], PLATFORM],
  [['services/**'], SERVICES],
  // what a mail says; the mail subject knows all of them
  [['domain/*/mails/**'], MAILS],
  [['domain/**'], DOMAIN],
  [
    ['collections/access/**', 'collections/fields/**', 'hooks/**'],
    [...ACCESS_FIELDS_HOOKS, ...DOMAIN],
  ],
  [['endpoints/**'], ['endpoints/**', ...ACCESS_FIELDS_HOOKS, ...DOMAIN]],
  [
    ['collections/[A-Z]*/**', 'collections/*.ts', 'globals/**'],
    ['collections/**', 'globals/**', 'endpoints/**', ...ACCESS_FIELDS_HOOKS, ...DOMAIN],
  ],
  [
    ['payload.config.ts'],
    ['collections/**', 'globals/**', 'endpoints/**', ...ACCESS_FIELDS_HOOKS, ...DOMAIN],
  ],
  // the client, from the bottom up
  [['frontend/lib/**'], CLIENT_BASE],
  [['frontend/components/**'], ['frontend/components/**', ...CLIENT_BASE]],
  ...FEATURES.map((name) => [
    [`frontend/features/${name}/**`],
    [`frontend/features/${name}/**`, 'frontend/components/**', ...CLIENT_BASE],
  ]),
  [
    ['frontend/routes/**'],
    ['frontend/routes/**', 'frontend/features/**', 'frontend/components/**', ...CLIENT_BASE],
  ],
  [
    ['frontend/routes.tsx', 'frontend/staffModules.ts'],
    [
      'frontend/*.types.ts',
      'frontend/staffModules.ts',
      'frontend/routes/**',
      'frontend/features/**',
      'frontend/components/**',
      ...CLIENT_BASE,
    ],
  ],
  [
    [
      'frontend/!(lib|components|features|routes|routes.tsx|staffModules.ts)',
      'frontend/!(lib|components|features|routes)/**',
    ],
    ['frontend/**'],
  ],
  // the rest of the house: tests and scripts are nobody's business
  [
    ['server/**', 'app/**', 'seed/**'],
    [
      '{server,app,seed,collections,globals,endpoints,hooks,domain,services,platform,frontend,node_modules}/**',
      '*payload.config.ts',
      'dist/**',
    ],
  ],
]

const zone = ([target, may]) => ({
  target,
  from: './**',
  except: [...new Set(['**/node_modules/**', ...LEAVES, ...may.map((pattern) => `**/${pattern}`)])],
  message: 'See "Who may know whom" in the architecture: this layer may not import that one.',
})

const SERVER_ONLY_PACKAGES = 'Server code: the client imports leaves only.'

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
]
const FORMATTER_EACH_TIME = {
  selector:
    'CallExpression[callee.property.name=/^toLocale(Date|Time)?String$/][arguments.length=2], ' +
    ':function NewExpression[callee.object.name="Intl"]',
  message: 'Make an Intl formatter once: making one takes 40 times as long as using it.',
}

/** Sane beside typescript-eslint's sets; formatting is nobody's rule. */
const coreRules = {
  eqeqeq: 'error',
  'no-alert': 'error',
  'no-console': 'error',
  'no-debugger': 'error',
  'no-duplicate-imports': 'off',
  'no-empty': 'error',
  'no-eval': 'error',
  'no-new-func': 'error',
  'no-restricted-syntax': ['error', ...RESTRICTED_SYNTAX],
  'no-self-compare': 'error',
  'no-template-curly-in-string': 'error',
  'no-unreachable-loop': 'error',
  'no-unsafe-finally': 'error',
  'no-unsafe-optional-chaining': 'error',
  'no-useless-rename': 'error',
  'no-var': 'error',
  'object-shorthand': 'error',
  'prefer-const': 'error',
}

export default tseslint.config(
  {
    ignores: [
      'node_modules',
      'dist',
      '**/.next',
      '.cache',
      'data',
      'media',
      'coverage',
      'test-results',
      'playwright-report',
      'next-env.d.ts',
      'payload-types.ts',
      'app/(payload)/importMap.js',
      'app/(payload)/cms/importMap.js',
    ],
  },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [...tseslint.configs.strictTypeChecked, ...tseslint.configs.stylisticTypeChecked],
    languageOptions: { parserOptions: { project: './tsconfig.json', tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/consistent-type-definitions': 'off',
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-confusing-void-expression': [
        'error',
        { ignoreArrowShorthand: true, ignoreVoidOperator: true },
      ],
      '@typescript-eslint/no-deprecated': 'off', // slow; on where libraries move fastest, in the client
      '@typescript-eslint/no-empty-function': 'off',
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      '@typescript-eslint/no-unused-vars': ['error', { ignoreRestSiblings: true, argsIgnorePattern: '^_' }],
      // slow, and there are no enums and hardly a class here
      '@typescript-eslint/no-unsafe-class-instance-assignment': 'off',
      '@typescript-eslint/no-unsafe-enum-assignment': 'off',
      '@typescript-eslint/non-nullable-type-assertion-style': 'off',
      // what a loader throws is the page's answer
      '@typescript-eslint/only-throw-error': [
        'error',
        {
          allow: [
            { from: 'package', package: 'react-router', name: 'DataWithResponseInit' },
            { from: 'lib', name: 'Response' },
          ],
        },
      ],
      // async is also how a function keeps a promised signature
      '@typescript-eslint/require-await': 'off',
      // an empty text is no value either: || says so
      '@typescript-eslint/prefer-nullish-coalescing': [
        'error',
        { ignorePrimitives: { string: true, boolean: true } },
      ],
      '@typescript-eslint/restrict-template-expressions': [
        'error',
        { allowNumber: true, allowBoolean: true },
      ],
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],
    },
  },
  {
    files: ['**/*.{mjs,js}'],
    extends: [tseslint.configs.base],
    plugins: { '@typescript-eslint': tseslint.plugin },
    rules: {
      '@typescript-eslint/no-unused-vars': ['error', { ignoreRestSiblings: true, argsIgnorePattern: '^_' }],
    },
  },
  {
    files: ['**/*.{ts,tsx,mjs,js}'],
    plugins: { 'import-x': importX },
    settings: {
      'import-x/resolver-next': [
        createNodeResolver({
          extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
          tsconfig: { configFile: 'tsconfig.json' },
        }),
      ],
    },
    rules: {
      ...coreRules,
      'import-x/no-restricted-paths': [
        'error',
        {
          zones: LAYERS.map(zone).concat({
            ...zone([LEAVES, []]),
            message: 'A leaf imports zod and leaves, nothing else.',
          }),
        },
      ],
      'import-x/no-duplicates': ['error', { 'prefer-inline': true }],
      'import-x/no-self-import': 'error',
      'import-x/first': 'error',
    },
  },
  {
    files: ['**/*.schema.ts', '**/*.constants.ts', 'collections/access/roles.ts', 'frontend/paths.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        { patterns: [{ regex: '^(?!zod$|\\.)', message: 'A leaf imports zod and leaves, nothing else.' }] },
      ],
    },
  },
  {
    files: ['frontend/**/*.{ts,tsx}'],
    ignores: ['frontend/paths.ts', 'frontend/**/*.schema.ts'],
    extends: [reactHooks.configs.flat.recommended],
    rules: {
      '@typescript-eslint/no-deprecated': 'error',
      'no-console': ['error', { allow: ['error'] }],
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              regex:
                '^(payload|@payloadcms/.+|next|hono|@hono/.+|mongodb|mongoose|sharp|pino|rate-limiter-flexible|stripe|pdfkit)(/|$)',
              message: SERVER_ONLY_PACKAGES,
            },
            { regex: '^node:', message: SERVER_ONLY_PACKAGES },
          ],
        },
      ],
    },
  },
  {
    files: ['**/*.{ts,tsx}'],
    ignores: ['tests/**'],
    rules: { 'no-restricted-syntax': ['error', ...RESTRICTED_SYNTAX, FORMATTER_EACH_TIME] },
  },
  { files: ['frontend/entry.server.tsx'], rules: { 'no-restricted-imports': 'off' } },
  { files: ['scripts/**', 'tests/bench/**'], rules: { 'no-console': 'off' } },
)
