import path from 'node:path'
import type { Plugin } from 'vite'

/**
 * Everything that the builds know of the inside of react-router. Its package exports name the development files alone,
 * whatever the conditions (https://github.com/remix-run/react-router/issues/14102), and no option selects the others.
 * `tests/unit/build/reactRouter.test.ts` fails when a new version makes one of these unnecessary, or breaks it.
 */
const PRODUCTION = path.resolve('node_modules/react-router/dist/production')

/** Take the production files: without warnings for developers. */
export const reactRouterAliases = [
  { find: /^react-router$/, replacement: `${PRODUCTION}/index.mjs` },
  { find: /^react-router\/dom$/, replacement: `${PRODUCTION}/dom-export.mjs` },
]

const DISPLAY_NAME = /^\w+\.displayName = .*;$/gm
const UNMARKED_CALL = /^(var \w+ = )(React\d*\.(?:forwardRef|memo|createContext)\()/gm

/** Marks the router's components as free of side effects, so that the bundler can drop those that nothing imports. */
export const markRouterComponents = (code: string): string =>
  code.replace(DISPLAY_NAME, '').replace(UNMARKED_CALL, '$1/* @__PURE__ */ $2')

/** Without this the bundle holds half of the router for nothing: 3.4 kB, compressed. */
export const dropUnusedRouterComponents: Plugin = {
  name: 'drop-unused-router-components',
  transform: {
    filter: { id: /react-router\/dist\/production\// },
    handler: markRouterComponents,
  },
}
