import type { RouteModule } from './routeModule.types'

/** The pages of staff, in a file that a browser loads with the first of them: others do not pay for their names. */
export const staffModules = import.meta.glob<RouteModule>([
  './routes/admin/**/*.tsx',
  // parts of pages, not pages
  '!./routes/admin/{desk,person}/**',
])
