import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { dropUnusedRouterComponents, reactRouterAliases } from './build/reactRouter'

/** What every page needs of the libraries; what only some pages need of them goes with those. */
const VENDOR =
  /node_modules[\\/](react|react-dom|scheduler|react-router|react-router-dom|@tanstack|jotai)[\\/](?!.*(useMutation|mutationObserver))/

/** The small things that the public pages share: one file instead of a dozen, each a round trip away. */
const PUBLIC =
  /frontend[\\/](lib[\\/](eventsByDate|useIsHydrated|messages[\\/]messages|dates|fileSize|messages[\\/]upcomingMessages)|components[\\/](drawings|layout[\\/](DivisionBoard|PageTitle)|ui[\\/](Badge|Card|DimensionTitle|EmptyState))|features[\\/](events[\\/]eventQueries|news[\\/]NewsTeaser))|domain[\\/]publications[\\/]categories\.schema|domain[\\/]events[\\/]eventTime/

/** What lists share with pages made of blocks. */
const LISTS =
  /frontend[\\/](components[\\/](blocks[\\/](PublicationRow|blockQueries)|ui[\\/](Disclosure|Pager|TabLinks))|lib[\\/](published|pageNumber|messages[\\/]publicationMessages))/

/** What pages made of blocks and texts share. */
const CONTENT =
  /frontend[\\/](components[\\/](blocks|richText)|features[\\/]pages[\\/](BlockPage|loadPage|pageQuery|usePage)|lib[\\/](shorten|toAnchor)|components[\\/]ui[\\/]BackLink)/

/** What every form needs. */
const FORMS =
  /frontend[\\/](lib[\\/]useForm|components[\\/]ui[\\/](ErrorSummary|Field|TextArea|Select|SubmitButton))/

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
            groups: [
              // Changes less often than the site's own code, so that browsers keep it over its changes.
              { name: 'vendor', test: VENDOR },
              { name: 'public', test: PUBLIC },
              { name: 'lists', test: LISTS, includeDependenciesRecursively: false },
              { name: 'content', test: CONTENT, includeDependenciesRecursively: false },
              { name: 'forms', test: FORMS, includeDependenciesRecursively: false },
            ],
          },
        },
      },
    },
  }
})
