import { expect, it } from 'vitest'
import { createSharedChunk } from '../../../build/sharedChunk'

const pages = Array.from({ length: 12 }, (_, index) => `/root/frontend/routes/page${index}.tsx`)
const imports: Record<string, { now: string[]; later?: string[] }> = {
  '/root/frontend/entry.client.tsx': {
    now: ['link'],
    later: ['/root/frontend/routes/home.tsx', '/root/frontend/routes/admin/users.tsx', ...pages],
  },
  '/root/frontend/routes/home.tsx': {
    now: ['link', 'rotation'],
    later: ['/root/frontend/routes/LowerHome.tsx'],
  },
  '/root/frontend/routes/LowerHome.tsx': { now: ['picture'] },
  '/root/frontend/routes/admin/users.tsx': { now: ['table', 'field'] },
}
for (const page of pages)
  imports[page] = { now: ['link', 'rotation', 'block', 'picture', pages.indexOf(page) < 3 ? 'map' : 'field'] }
imports.field = { now: ['label'] }

const context = {
  getModuleInfo: (id: string) => ({
    importedIds: imports[id]?.now ?? [],
    dynamicallyImportedIds: imports[id]?.later ?? [],
  }),
}

it('what many pages need is one file, without what the entry and the home page bring; what the home page loads later is with the entry', () => {
  const chunkOf = createSharedChunk('/root')
  const named = ['link', 'rotation', 'block', 'field', 'label', 'map', 'table', 'picture'].map((id) =>
    chunkOf(id, context),
  )
  expect(named).toEqual(['main', null, 'shared', 'shared', 'shared', null, null, 'main'])
})
