import path from 'node:path'
import { withPayload } from '@payloadcms/next/withPayload'

/** Payload served the usual way, by Next's routes: what the project's own server is measured against. */
export default withPayload({
  images: { unoptimized: true },
  typescript: { ignoreBuildErrors: true },
  turbopack: { root: path.resolve(import.meta.dirname, '../../..') },
})
