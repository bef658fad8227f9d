import type { RouteModule } from './routeModule.types'

/**
 * The route modules that routes.tsx leaves out: pages that hardly anybody sees first, and texts and forms,
 * which work before their script.
 */
export const laterModules = import.meta.glob<RouteModule>([
  './routes/{admin,profile}/**/*.tsx',
  './routes/{auth,confirm-email,contact,design-system,division,members,search,verify}.tsx',
  './routes/newsroom/*.tsx',
  './routes/donate/{cancelled,index,thank-you}.tsx',
  './routes/membership/{application,cpd,dashboard,join,papers,registered-name,renewal-request}.tsx',
])
