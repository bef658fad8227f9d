import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { isContained } from '../../../../domain/content/search/folding.schema'
import type { Found, SearchAnswer } from '../../../../domain/content/search/search.schema'
import { useApp } from '../../../lib/app'
import { searchQuery } from './searchQuery'

const DEBOUNCE_MS = 200

/** A text once its typing has paused. */
export const useDebounced = (text: string): string => {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), DEBOUNCE_MS)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}

/** What an earlier, shorter text found and the present one would find too. */
const narrow = ({ members, ...content }: SearchAnswer, text: string): SearchAnswer => {
  const isStillFound = ({ title, excerpt }: Found): boolean =>
    isContained(text, title) || isContained(text, excerpt)
  const groups = Object.entries(content).map(([group, found]) => [group, found.filter(isStillFound)])
  return {
    ...(Object.fromEntries(groups) as typeof content),
    members: members.filter(({ fullName }) => isContained(text, fullName)),
  }
}

/**
 * Asks the server when the typing pauses. Each text is a query of its own: the request of one that is typed over is
 * cancelled, and an answer that comes late is nobody's any more. Failures are only logged.
 * Source: spec.md section 8, "Palette search errors".
 */
export const useLiveSearch = (text: string): { found: SearchAnswer | undefined; isSearching: boolean } => {
  const app = useApp()
  const asked = useDebounced(text)
  const { data, error, isFetching, isPlaceholderData } = useQuery({
    ...searchQuery(app, asked),
    retry: false,
    placeholderData: keepPreviousData,
  })
  useEffect(() => {
    if (error) console.error('The search failed', error)
  }, [error])
  return {
    found:
      text && asked && data ? (text === asked && !isPlaceholderData ? data : narrow(data, text)) : undefined,
    isSearching: text !== '' && (text !== asked || isFetching),
  }
}
