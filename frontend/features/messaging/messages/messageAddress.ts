import { pageNumber } from '../../../lib/pageNumber'

const ID = /^[0-9a-f]{24}$/

const idIn = (search: URLSearchParams, name: string): string | undefined => {
  const id = search.get(name) ?? ''
  return ID.test(id) ? id : undefined
}

/** What an address of the messages' page shows: a conversation, a new message, or a list. */
export const readMessageAddress = (search: URLSearchParams) => ({
  message: idIn(search, 'message'),
  to: idIn(search, 'to'),
  box: search.get('box') === 'sent' ? ('sent' as const) : ('received' as const),
  page: pageNumber(search),
})
