import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { guides } from './build/guides.ts'
import { reactRouterAliases } from './build/reactRouter'

const PROCESS = { index: 'server/index.ts' }
/** In development Vite renders from the sources, and the command lines are not used. */
const BUILT_ONLY = {
  'entry.server': 'frontend/entry.server.tsx',
  cli: 'seed/cli.ts',
  backup: 'server/backup/cli.ts',
  doctor: 'server/doctor/cli.ts',
  'move-files': 'server/moveFiles/cli.ts',
}

/**
 * Lexical's entries for Node wait for dynamic imports of one another at their top level, which now and then never
 * settles in Node 20 (seen: a start hangs, or ends with code 13). Bundled, its ordinary modules are taken; the small
 * packages are those it brings along.
 */
const BUNDLED_PACKAGES = [/lexical/, 'bson-objectid', 'escape-html', 'uuid']

/** Bundled too, in its production form: under Node its exports name the development files, whatever NODE_ENV says. */
const ROUTER_PACKAGES = ['react-router', 'react-router-dom']

/** Bundled too: dozens of small files each, which a start would look up and compile one by one: a fifth of a second. */
const SPLIT_PACKAGES = [
  'zod',
  /^libphonenumber-js/,
  'hono',
  '@hono/node-server',
  /^@tanstack/,
  'jotai',
  'postal-mime',
]

/** The process itself, the renderer and the command line, bundled for Node; packages stay in `node_modules`. */
export default defineConfig(({ mode }) => ({
  plugins: [guides, react(), tailwindcss()],
  publicDir: false,
  resolve: { alias: mode === 'development' ? [] : reactRouterAliases },
  ssr: {
    noExternal:
      mode === 'development'
        ? BUNDLED_PACKAGES
        : [...BUNDLED_PACKAGES, ...ROUTER_PACKAGES, ...SPLIT_PACKAGES],
  },
  build: {
    ssr: true,
    outDir: 'dist/server',
    target: 'node20',
    rolldownOptions: {
      input: mode === 'development' ? PROCESS : { ...PROCESS, ...BUILT_ONLY },
      output: { entryFileNames: '[name].js' },
    },
  },
}))
