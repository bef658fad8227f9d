import type { RouteModule } from './routeModule.types'

/** The route modules that routes.tsx leaves out: pages that nobody sees first. */
export const laterModules = import.meta.glob<RouteModule>([
  './routes/{admin,profile}/**/*.tsx',
  './routes/{confirm-email,design-system,members,search,verify}.tsx',
  './routes/donate/{cancelled,thank-you}.tsx',
  './routes/membership/{application,cpd,dashboard,papers,renewal-request}.tsx',
])
