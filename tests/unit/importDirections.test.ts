import { describe, expect, it } from 'vitest'
import { importsAgainstLayers, packagesAgainstLayers } from '../../scripts/architecture/layers'
import { listSources, resolveImport } from '../../scripts/architecture/readImports'

const sources = new Set(listSources())

/** Whether a file may import a package, or another file by a relative path. */
const isAllowed = (from: string, specifier: string): boolean => {
  if (!specifier.startsWith('.')) return packagesAgainstLayers([{ from, to: specifier }]).length === 0
  const to = resolveImport(from, specifier, sources)
  if (!to) throw new Error(`There is no ${specifier} beside ${from}`)
  return importsAgainstLayers([{ from, to }]).length === 0
}

describe('the order of the layers', () => {
  it.each([
    ['endpoints/made-up/verb.ts', '../../collections/Events', 'an endpoint, a collection’s config'],
    ['collections/access/madeUp.ts', '../../endpoints/answers', 'an access rule, an endpoint'],
    ['collections/access/madeUp.ts', '../Events', 'an access rule, a collection'],
    ['hooks/madeUp.ts', '../endpoints/answers', 'a shared hook, an endpoint'],
    ['collections/MadeUp/index.ts', '../../server/app', 'a collection, the process'],
    ['collections/MadeUp/index.ts', '../../payload.config', 'a collection, payload.config.ts'],
    ['services/madeUp.ts', '../collections/Events', 'a service, a collection'],
    ['services/madeUp.ts', '../server/openPayload', 'a service, the process'],
    ['services/madeUp.ts', '../domain/messaging/mail', 'a service, the domain'],
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
  ])('forbids %s to import %s (%s)', (file, imported) => {
    expect(isAllowed(file, imported)).toBe(false)
  })

  it.each([
    ['frontend/lib/madeUp.ts', '../../domain/accounts/authentication/authentication.schema'],
    ['frontend/components/layout/madeUp.tsx', '../../../collections/access/roles'],
    ['frontend/lib/madeUp.ts', '../../payload-types'],
    ['endpoints/made-up/madeUp.schema.ts', 'zod'],
    ['endpoints/made-up/madeUp.schema.ts', '../../domain/accounts/authentication/authentication.schema'],
    ['endpoints/made-up/verb.ts', '../../collections/access/ownOrAdmins'],
    ['endpoints/made-up/verb.ts', '../../platform/database'],
    ['collections/MadeUp/index.ts', '../../endpoints/events/registrations'],
    ['endpoints/made-up/verb.ts', '../../hooks/contentHooks'],
    ['domain/made-up/mails/madeUp.ts', '../../../services/mail/blocks'],
    ['domain/messaging/madeUp.ts', '../accounts/accountNotices/mails/accountChanged'],
    ['hooks/madeUp.ts', '../platform/database'],
    ['server/madeUp.ts', '../payload.config'],
    ['server/madeUp.ts', 'node:fs'],
  ])('allows %s to import %s', (file, imported) => {
    expect(isAllowed(file, imported)).toBe(true)
  })

  it('forbids features to import each other, and allows their schemas', () => {
    const from = 'frontend/features/one/madeUp.ts'
    const isAllowedFile = (to: string): boolean => importsAgainstLayers([{ from, to }]).length === 0
    expect(isAllowedFile('frontend/features/one/other.ts')).toBe(true)
    expect(isAllowedFile('frontend/features/two/madeUp.schema.ts')).toBe(true)
    expect(isAllowedFile('frontend/features/two/madeUp.ts')).toBe(false)
  })
})
