import { readdirSync } from 'node:fs'
import { ESLint } from 'eslint'
import { describe, expect, it } from 'vitest'

const eslint = new ESLint({
  ruleFilter: ({ ruleId }) => ['import-x/no-restricted-paths', 'no-restricted-imports'].includes(ruleId),
  // these files do not exist, so the type checker does not know them
  overrideConfig: {
    files: ['**/*.{ts,tsx}'],
    languageOptions: { parserOptions: { projectService: false, project: null } },
  },
})

const isAllowed = async (file: string, imported: string): Promise<boolean> => {
  const [result] = await eslint.lintText(`import '${imported}'\n`, { filePath: file })
  expect(result?.fatalErrorCount).toBe(0)
  return result?.errorCount === 0
}

describe('the import rules of the linter', () => {
  it.each([
    ['endpoints/made-up/verb.ts', '../../collections/Events', 'an endpoint, a collection’s config'],
    ['collections/access/madeUp.ts', '../../endpoints/answers', 'an access rule, an endpoint'],
    ['collections/access/madeUp.ts', '../Events', 'an access rule, a collection'],
    ['hooks/madeUp.ts', '../endpoints/answers', 'a shared hook, an endpoint'],
    ['collections/MadeUp/index.ts', '../../server/app', 'a collection, the process'],
    ['collections/MadeUp/index.ts', '../../payload.config', 'a collection, payload.config.ts'],
    ['services/madeUp.ts', '../collections/Events', 'a service, a collection'],
    ['services/madeUp.ts', '../server/openPayload', 'a service, the process'],
    ['services/madeUp.ts', '../domain/mail', 'a service, the domain'],
    ['domain/made-up/verbNoun.ts', '../../hooks/contentHooks', 'the domain, a hook'],
    ['domain/made-up/verbNoun.ts', '../../server/openPayload', 'the domain, the process'],
    ['domain/made-up/verbNoun.ts', '../../endpoints/answers', 'the domain, an endpoint'],
    ['domain/made-up/verbNoun.ts', '../../collections/Events', 'the domain, a collection'],
    ['domain/made-up/mails/madeUp.ts', '../../accounts', 'the text of a mail, the domain'],
    ['platform/madeUp.ts', '../hooks/contentHooks', 'a tool, a hook'],
    ['domain/made-up/madeUp.schema.ts', 'payload', 'a leaf, another package than zod'],
    ['payload.config.ts', './server/app', 'payload.config.ts, the process'],
    ['frontend/lib/madeUp.ts', '../../platform/env', 'the client, the server'],
    ['frontend/lib/madeUp.ts', '../../endpoints/answers', 'the client, an endpoint'],
    ['frontend/routes/made-up.tsx', '../../collections/Events', 'the client, a collection'],
    ['frontend/lib/madeUp.ts', 'payload', 'the client, Payload'],
    ['frontend/routes/made-up.tsx', 'node:fs', 'the client, Node'],
    ['endpoints/made-up/madeUp.schema.ts', '../answers', 'a leaf, other code'],
    ['endpoints/made-up/madeUp.schema.ts', 'node:fs', 'a leaf, input and output'],
    ['endpoints/made-up/madeUp.schema.ts', 'payload', 'a leaf, another package than zod'],
    ['server/madeUp.ts', '../tests/helpers/accounts', 'the product, its tests'],
  ])('forbid %s to import %s (%s)', async (file, imported) => {
    expect(await isAllowed(file, imported)).toBe(false)
  })

  it.each([
    ['frontend/lib/madeUp.ts', '../../domain/authentication/authentication.schema'],
    ['frontend/components/layout/madeUp.tsx', '../../../collections/access/roles'],
    ['frontend/lib/madeUp.ts', '../../payload-types'],
    ['endpoints/made-up/madeUp.schema.ts', 'zod'],
    ['endpoints/made-up/madeUp.schema.ts', '../../domain/authentication/authentication.schema'],
    ['endpoints/made-up/verb.ts', '../../collections/access/ownOrAdmins'],
    ['endpoints/made-up/verb.ts', '../../platform/database'],
    ['collections/MadeUp/index.ts', '../../endpoints/registrations'],
    ['endpoints/made-up/verb.ts', '../../hooks/contentHooks'],
    ['domain/made-up/mails/madeUp.ts', '../../../services/mail/blocks'],
    ['domain/mail/madeUp.ts', '../accounts/mails/welcome'],
    ['hooks/madeUp.ts', '../platform/database'],
    ['server/madeUp.ts', '../payload.config'],
    ['server/madeUp.ts', 'node:fs'],
  ])('allow %s to import %s', async (file, imported) => {
    expect(await isAllowed(file, imported)).toBe(true)
  })

  it('forbid features to import each other', async () => {
    const features = readdirSync('frontend/features', { withFileTypes: true }).filter((entry) =>
      entry.isDirectory(),
    )
    const [first, second] = features.map(({ name }) => ({
      name,
      file: readdirSync(`frontend/features/${name}`).find((file) => /\.tsx?$/.test(file)),
    }))
    const imported = `../${second?.name}/${second?.file?.replace(/\.tsx?$/, '')}`
    expect(await isAllowed(`frontend/features/${first?.name}/madeUp.ts`, imported)).toBe(false)
  })
})
