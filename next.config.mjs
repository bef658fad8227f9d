import { withPayload } from '@payloadcms/next/withPayload'

/** Next serves the panel alone; types and lint are checked by the project's own commands. */
export default withPayload({
  poweredByHeader: false,
  images: { unoptimized: true },
  typescript: { ignoreBuildErrors: true, tsconfigPath: 'app/tsconfig.json' },
  devIndicators: false,
  turbopack: {
    rules: {
      '**/@payloadcms/ui/dist/exports/{client,shared}/index.js': {
        loaders: ['./scripts/juba-panel-dates.cjs'],
      },
    },
  },
})
