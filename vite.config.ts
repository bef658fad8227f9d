import path from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** The router's exports name its development files, with texts for developers; what visitors load does without. */
const router = path.resolve('node_modules/react-router/dist/production')
const routerAliases = [
  { find: /^react-router$/, replacement: `${router}/index.mjs` },
  { find: /^react-router\/dom$/, replacement: `${router}/dom-export.mjs` },
]

/** The client: hashed files in `dist/client/assets` and the manifest that the renderer finds them by. */
export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [react(), tailwindcss()],
  publicDir: 'frontend/public',
  resolve: { alias: command === 'build' && !isSsrBuild ? routerAliases : [] },
  build: {
    outDir: 'dist/client',
    manifest: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: 'frontend/entry.client.tsx',
      output: {
        codeSplitting: {
          // Changes less often than the site's own code, so that browsers keep it over its changes.
          groups: [{ name: 'vendor', test: /node_modules[\\/](react|react-dom|scheduler|react-router|react-router-dom|@tanstack|jotai)[\\/]/ }],
        },
      },
    },
  },
}))
