import type { Import } from './readImports'

interface Layer {
  name: string
  /** Matches the layer's files; the first layer that matches a file has it. */
  files: RegExp
  /** The layers directly below. A layer may import these and everything below them. */
  standsOn: string[]
  /** The part of a path that separates a layer into groups of files which may not import each other. */
  groups?: RegExp
}

/** The layers of the product: who may import whom. */
export const LAYERS: Layer[] = [
  {
    name: 'leaves',
    files:
      /\.(schema|constants)\.ts$|^collections\/access\/roles\.ts$|^frontend\/(paths|deskPaths)\.ts$|^payload-types\.ts$|^docs\/staff\//,
    standsOn: [],
  },
  { name: 'platform', files: /^platform\//, standsOn: ['leaves'] },
  { name: 'services', files: /^services\//, standsOn: ['platform'] },
  { name: 'mails', files: /^domain\/(?:[^/]+\/)+mails\//, standsOn: ['services'] },
  { name: 'domain', files: /^domain\//, standsOn: ['mails'] },
  { name: 'access, fields, hooks', files: /^(collections\/(access|fields)|hooks)\//, standsOn: ['domain'] },
  { name: 'endpoints', files: /^endpoints\//, standsOn: ['access, fields, hooks'] },
  { name: 'collections, globals', files: /^(collections|globals)\//, standsOn: ['endpoints'] },
  { name: 'payload.config.ts', files: /^payload\.config\.ts$/, standsOn: ['collections, globals'] },
  { name: 'frontend/lib', files: /^frontend\/lib\//, standsOn: ['leaves'] },
  { name: 'frontend/components', files: /^frontend\/components\//, standsOn: ['frontend/lib'] },
  {
    name: 'frontend/features',
    files: /^frontend\/features\//,
    standsOn: ['frontend/components'],
    groups: /^frontend\/features\/[^/]+/,
  },
  { name: 'frontend/routes', files: /^frontend\/routes\//, standsOn: ['frontend/features'] },
  {
    name: 'frontend/routes.tsx',
    files: /^frontend\/(routes\.tsx|deskRoutes\.ts|[^/]+\.types\.ts)$/,
    standsOn: ['frontend/routes'],
  },
  { name: 'frontend entries', files: /^frontend\//, standsOn: ['frontend/routes.tsx'] },
  { name: 'server, seed', files: /^(server|seed)\//, standsOn: ['payload.config.ts', 'frontend entries'] },
  { name: 'app', files: /^app\//, standsOn: ['server, seed'] },
]

const findLayer = (file: string): Layer | undefined => LAYERS.find(({ files }) => files.test(file))

/** The name of the layer that a file belongs to. */
export const layerOf = (file: string): string => {
  const layer = findLayer(file)
  if (!layer) throw new Error(`${file} belongs to no layer of scripts/architecture/layers.ts`)
  return layer.name
}

const allBelow = (name: string): Set<string> => {
  const { standsOn = [] } = LAYERS.find((layer) => layer.name === name) ?? {}
  return new Set(standsOn.flatMap((below) => [below, ...allBelow(below)]))
}

const isInOtherGroup = ({ groups }: Layer, from: string, to: string): boolean =>
  groups !== undefined && groups.exec(from)?.[0] !== groups.exec(to)?.[0]

/** Imports of a layer that is not below the importing one, of another group of the layer, or from outside the product. */
export const importsAgainstLayers = (imports: readonly Import[]): Import[] => {
  const below = new Map(LAYERS.map(({ name }) => [name, allBelow(name)]))
  return imports.filter(({ from, to }) => {
    const importing = findLayer(from)
    const imported = findLayer(to)
    if (!importing || !imported) return true
    if (importing === imported) return isInOtherGroup(importing, from, to)
    return !below.get(importing.name)?.has(imported.name)
  })
}

/** Packages of the server, which would make the client large or fail there. */
const SERVER_PACKAGES =
  /^(node:|(payload|@payloadcms\/.+|next|hono|@hono\/.+|mongodb|mongoose|sharp|pino|rate-limiter-flexible|stripe|pdfkit)(\/|$))/

/** Renders the pages on the server. */
const SERVER_ENTRY = 'frontend/entry.server.tsx'

/** Imports of packages by leaves, other than zod, and of the server's packages by the client. */
export const packagesAgainstLayers = (imports: readonly Import[]): Import[] =>
  imports.filter(({ from, to }) => {
    if (layerOf(from) === 'leaves' && from !== 'payload-types.ts') return to !== 'zod'
    return from.startsWith('frontend/') && from !== SERVER_ENTRY && SERVER_PACKAGES.test(to)
  })
