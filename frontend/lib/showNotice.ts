import type { Location, NavigateFunction } from 'react-router-dom'
import { NOTICE } from '../paths'
import { noticeOf } from './messages/noticeMessages'
import type { useToast } from './toasts'

/** Shows the notice whose code an address carries, and takes it out of the address. */
export const showNotice = async (
  { pathname, search, hash }: Location,
  navigate: NavigateFunction,
  showToast: ReturnType<typeof useToast>,
): Promise<void> => {
  const query = new URLSearchParams(search)
  const notice = noticeOf(query.get(NOTICE))
  if (!query.has(NOTICE)) return
  query.delete(NOTICE)
  if (notice) showToast(notice)
  await navigate({ pathname, search: query.toString(), hash }, { replace: true, preventScrollReset: true })
}
