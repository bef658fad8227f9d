import { type QueryClient, type QueryKey, hashKey } from '@tanstack/react-query'
import type { SentForm } from '../../platform/plainForm.schema'
import { toScriptText } from './scriptText'

/** Everything the client needs to take over a page that the server rendered. */
export interface PageState {
  siteUrl: string
  renderedAt: number
  assets: {
    start?: string
    scripts: string[]
    styles: string[]
    laterStyles: string[]
    printStyles: string
    preloads: string[]
    /** Whether the application is loaded with the page: for pages of one person, and of who is signed in. */
    isNeededAtOnce?: boolean
  }
  /** The module with the site chrome that the page was rendered with, where the answers leave it out. */
  siteChrome?: string
  router: { loaderData: Record<string, unknown>; errors: Record<string, unknown> | null }
  /** What the page is made of: each query with its answer. */
  answers: [QueryKey, unknown][]
  sentForm?: SentForm
}

export const STATE_ELEMENT_ID = 'state'

/**
 * The answers of a page: no more of its queries, since every byte is sent with every page.
 * @param leftOut key of the one that comes in another way
 */
export const answersOf = (queryClient: QueryClient, leftOut?: QueryKey): PageState['answers'] =>
  queryClient
    .getQueryCache()
    .getAll()
    .filter(
      ({ state, queryHash }) => state.status === 'success' && queryHash !== (leftOut && hashKey(leftOut)),
    )
    .map(({ queryKey, state }) => [queryKey, state.data])

/** Gives a client the answers that its page was rendered with, as old as the page is. */
export const restoreAnswers = (
  queryClient: QueryClient,
  { answers, renderedAt }: Pick<PageState, 'answers' | 'renderedAt'>,
): void => {
  for (const [queryKey, answer] of answers)
    queryClient.setQueryData(queryKey, answer, { updatedAt: renderedAt })
}

/** Of answers that pages share: they are frozen, so that their texts stay right. */
const sharedTexts = new WeakMap<object, string>()

const answerText = (answer: unknown): string => {
  if (typeof answer !== 'object' || answer === null || !Object.isFrozen(answer)) return toScriptText(answer)
  const text = sharedTexts.get(answer) ?? toScriptText(answer)
  sharedTexts.set(answer, text)
  return text
}

/** JSON that may stand inside a script element. */
export const serializePageState = ({ answers, ...others }: PageState): string => {
  const texts = answers.map(([key, answer]) => `[${toScriptText(key)},${answerText(answer)}]`)
  return `${toScriptText(others).slice(0, -1)},"answers":[${texts.join(',')}]}`
}
