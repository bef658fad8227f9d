import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** The process itself, the renderer and the command line, bundled for Node; packages stay in `node_modules`. */
export default defineConfig({
  plugins: [react(), tailwindcss()],
  publicDir: false,
  build: {
    ssr: true,
    outDir: 'dist/server',
    target: 'node20',
    rolldownOptions: {
      input: { index: 'server/index.ts', 'entry.server': 'frontend/entry.server.tsx', cli: 'seed/cli.ts' },
      output: { entryFileNames: '[name].js' },
    },
  },
})
