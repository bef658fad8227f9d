import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { dropUnusedRouterComponents, reactRouterAliases } from './build/reactRouter'

/**
 * What every page needs of the libraries. It changes less often than the site's own code, so that browsers keep it. How the
 * site's own modules are divided is left to the bundler: measured, rules that name them only made the first visit larger.
 */
const VENDOR =
  /node_modules[\\/](react|react-dom|scheduler|react-router|react-router-dom|@tanstack|jotai)[\\/]/

/** The client: hashed files in `dist/client/assets` and the manifest that the renderer finds them by. */
export default defineConfig(({ command, isSsrBuild }) => {
  const isClientBuild = command === 'build' && !isSsrBuild
  return {
    plugins: [react(), tailwindcss(), isClientBuild && dropUnusedRouterComponents],
    publicDir: 'frontend/public',
    resolve: { alias: isClientBuild ? reactRouterAliases : [] },
    build: {
      outDir: 'dist/client',
      manifest: true,
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        input: ['frontend/entry.client.tsx', 'frontend/start.ts'],
        output: {
          // The entry names every file that a page may need: named by seven letters, which every first visit pays for.
          chunkFileNames: 'assets/[hash:7].js',
          codeSplitting: {
            groups: [{ name: 'vendor', test: VENDOR }],
          },
        },
      },
    },
  }
})
