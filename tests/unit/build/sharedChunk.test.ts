import { expect, it } from 'vitest'
import { createSharedChunk } from '../../../build/sharedChunk'

const pages = Array.from({ length: 14 }, (_, index) => `/project/frontend/routes/page${index}.tsx`)
const imports: Record<string, { now: string[]; later?: string[] }> = {
  '/project/frontend/entry.client.tsx': {
    now: ['link', '/project/node_modules/library/index.js'],
    later: ['/project/frontend/routes/home.tsx', '/project/frontend/routes/admin/users.tsx', ...pages],
  },
  '/project/frontend/routes/home.tsx': {
    now: ['link', 'rotation'],
    later: ['/project/frontend/routes/LowerHome.tsx'],
  },
  '/project/frontend/routes/LowerHome.tsx': { now: ['picture'] },
  '/project/frontend/routes/admin/users.tsx': { now: ['table', 'field'] },
}
for (const page of pages)
  imports[page] = { now: ['link', 'rotation', 'block', 'picture', pages.indexOf(page) < 3 ? 'map' : 'field'] }
imports.field = { now: ['label'] }
imports['/project/node_modules/library/index.js'] = { now: ['/project/node_modules/library/part.js'] }

const context = {
  getModuleInfo: (id: string) => ({
    importedIds: imports[id]?.now ?? [],
    dynamicallyImportedIds: imports[id]?.later ?? [],
  }),
}

it('what many pages need is one file, without what the entry and the home page bring; what the home page loads later is with the entry', () => {
  const chunkOf = createSharedChunk('/project')
  const named = ['link', 'rotation', 'block', 'field', 'label', 'map', 'table', 'picture'].map((id) =>
    chunkOf(id, context),
  )
  expect(named).toEqual(['main', null, 'shared', 'shared', 'shared', null, null, 'main'])
})

it('what only some pages need of a library is not with the entry, whose index leads to it', () => {
  const chunkOf = createSharedChunk('/project')
  expect(chunkOf('/project/node_modules/library/part.js', context)).toBeNull()
})
