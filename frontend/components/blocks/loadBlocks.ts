import type { App } from '../../lib/app'
import type { Block, BlockOf } from './blocks.types'
import {
  chaptersQuery,
  eventsQuery,
  faqsQuery,
  statisticsQuery,
  newsQuery,
  officersQuery,
  policiesQuery,
  publicationsQuery,
} from './blockQueries'
import { selectedTab } from './selectedTab'

type Loaders = {
  [Type in Block['blockType']]?: (app: App, block: BlockOf<Type>, search: URLSearchParams) => Promise<unknown>
}

/** The blocks that show more than what they hold. */
const loaders: Loaders = {
  faqList: (app, block) => app.queryClient.query(faqsQuery(app, block)),
  chaptersList: (app, block) => app.queryClient.query(chaptersQuery(app, block)),
  officersList: (app) => app.queryClient.query(officersQuery(app)),
  policiesList: (app) => app.queryClient.query(policiesQuery(app)),
  eventsList: (app, block) => app.queryClient.query(eventsQuery(app, block)),
  publicationsList: (app, block) => app.queryClient.query(publicationsQuery(app, block)),
  newsList: (app, block) => app.queryClient.query(newsQuery(app, block)),
  stats: async (app, { items }) =>
    items.some(({ source }) => source !== 'text') ? app.queryClient.query(statisticsQuery(app)) : undefined,
  tabs: (app, { tabs }, search) => loadBlocks(app, selectedTab(tabs, search)?.blocks, search),
}

type AnyLoader = (app: App, block: Block, search: URLSearchParams) => Promise<unknown>

/**
 * Starts everything that the blocks of a page need, together.
 * @param search the address's query, which tells the open tab
 */
export const loadBlocks = async (
  app: App,
  blocks: Block[] | null | undefined,
  search: URLSearchParams,
): Promise<void> => {
  const load = async (block: Block): Promise<unknown> =>
    (loaders[block.blockType] as AnyLoader | undefined)?.(app, block, search)
  await Promise.all((blocks ?? []).map(load))
}
