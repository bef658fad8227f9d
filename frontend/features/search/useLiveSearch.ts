import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { SearchAnswer } from '../../../endpoints/search/schema'
import { useApp } from '../../lib/app'
import { isContained } from './places'
import { searchQuery } from './searchQuery'

const DEBOUNCE_MS = 200

const useDebounced = (text: string): string => {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), DEBOUNCE_MS)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}

/** What an earlier, shorter text found and the present one would find too. */
const narrow = ({ events, publications, members }: SearchAnswer, text: string): SearchAnswer => ({
  events: events.filter(({ title }) => isContained(text, title)),
  publications: publications.filter(({ title }) => isContained(text, title)),
  members: members.filter(({ fullName }) => isContained(text, fullName)),
})

/**
 * Asks the server when the typing pauses. Each text is a query of its own: the request of one that is typed over is
 * cancelled, and an answer that comes late is nobody's any more. Failures are only logged.
 * Source: spec.md section 8, "Palette search errors".
 */
export const useLiveSearch = (text: string): { found: SearchAnswer | undefined; isSearching: boolean } => {
  const app = useApp()
  const asked = useDebounced(text)
  const { data, error, isFetching } = useQuery({ ...searchQuery(app, asked), retry: false, placeholderData: keepPreviousData })
  useEffect(() => {
    if (error) console.error('The search failed', error)
  }, [error])
  return {
    found: text && asked && data ? narrow(data, text) : undefined,
    isSearching: text !== '' && (text !== asked || isFetching),
  }
}
