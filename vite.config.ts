import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { guides } from './build/guides.ts'
import { dropUnusedRouterComponents, reactRouterAliases } from './build/reactRouter'
import { recordModules } from './build/recordModules'
import { createSharedChunk } from './build/sharedChunk'

/** What every page needs of the libraries; what only some pages need of them goes with those. */
const VENDOR =
  /node_modules[\\/](react|react-dom|scheduler|react-router|react-router-dom|@tanstack|jotai)[\\/](?!.*(useMutation|mutationObserver))/

/** The client: hashed files in `dist/client/assets` and the manifest that the renderer finds them by. */
export default defineConfig(({ command, isSsrBuild }) => {
  const isClientBuild = command === 'build' && !isSsrBuild
  return {
    plugins: [guides, react(), tailwindcss(), isClientBuild && [dropUnusedRouterComponents, recordModules]],
    publicDir: 'frontend/public',
    resolve: { alias: isClientBuild ? reactRouterAliases : [] },
    build: {
      outDir: 'dist/client',
      manifest: true,
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        input: ['frontend/entry.client.tsx', 'frontend/start.ts', 'frontend/styles/print.css'],
        output: {
          // Each page names the files of its application: named by seven letters, which every first visit pays for.
          chunkFileNames: 'assets/[hash:7].js',
          codeSplitting: {
            groups: [
              // Changes less often than the site's own code, so that browsers keep it over its changes.
              { name: 'vendor', test: VENDOR },
              { name: createSharedChunk(import.meta.dirname) },
            ],
          },
        },
      },
    },
  }
})
