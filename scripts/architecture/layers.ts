import type { Import } from './readImports'

interface Layer {
  name: string
  /** Matches the layer's files; the first layer that matches a file has it. */
  files: RegExp
  /** The layers directly below. A layer may import these and everything below them. */
  standsOn: string[]
}

/** The layers of the product. eslint.config.mjs enforces the same order while one writes. */
export const LAYERS: Layer[] = [
  {
    name: 'leaves',
    files:
      /\.(schema|constants)\.ts$|^collections\/access\/roles\.ts$|^frontend\/paths\.ts$|^payload-types\.ts$/,
    standsOn: [],
  },
  { name: 'platform', files: /^platform\//, standsOn: ['leaves'] },
  { name: 'services', files: /^services\//, standsOn: ['platform'] },
  { name: 'mails', files: /^domain\/[^/]+\/mails\//, standsOn: ['services'] },
  { name: 'domain', files: /^domain\//, standsOn: ['mails'] },
  { name: 'access, fields, hooks', files: /^(collections\/(access|fields)|hooks)\//, standsOn: ['domain'] },
  { name: 'endpoints', files: /^endpoints\//, standsOn: ['access, fields, hooks'] },
  { name: 'collections, globals', files: /^(collections|globals)\//, standsOn: ['endpoints'] },
  { name: 'payload.config.ts', files: /^payload\.config\.ts$/, standsOn: ['collections, globals'] },
  { name: 'frontend/lib', files: /^frontend\/lib\//, standsOn: ['leaves'] },
  { name: 'frontend/components', files: /^frontend\/components\//, standsOn: ['frontend/lib'] },
  { name: 'frontend/features', files: /^frontend\/features\//, standsOn: ['frontend/components'] },
  { name: 'frontend/routes', files: /^frontend\/routes\//, standsOn: ['frontend/features'] },
  {
    name: 'frontend/routes.tsx',
    files: /^frontend\/(routes\.tsx|staffModules\.ts|[^/]+\.types\.ts)$/,
    standsOn: ['frontend/routes'],
  },
  { name: 'frontend entries', files: /^frontend\//, standsOn: ['frontend/routes.tsx'] },
  { name: 'server, seed', files: /^(server|seed)\//, standsOn: ['payload.config.ts', 'frontend entries'] },
  { name: 'app', files: /^app\//, standsOn: ['server, seed'] },
]

/** The name of the layer that a file belongs to. */
export const layerOf = (file: string): string => {
  const layer = LAYERS.find(({ files }) => files.test(file))
  if (!layer) throw new Error(`${file} belongs to no layer of scripts/architecture/layers.ts`)
  return layer.name
}

const allBelow = (name: string): Set<string> => {
  const { standsOn = [] } = LAYERS.find((layer) => layer.name === name) ?? {}
  return new Set(standsOn.flatMap((below) => [below, ...allBelow(below)]))
}

/** Imports of a layer that is not below the importing one. */
export const importsAgainstLayers = (imports: readonly Import[]): Import[] => {
  const below = new Map(LAYERS.map(({ name }) => [name, allBelow(name)]))
  return imports.filter(({ from, to }) => {
    const [importing, imported] = [layerOf(from), layerOf(to)]
    return importing !== imported && !below.get(importing)?.has(imported)
  })
}
