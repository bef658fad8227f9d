import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { PersonPart, PersonPartPage } from '../../../../domain/people/personRecord/personParts.schema'
import type { App } from '../../../lib/app'
import { OWN } from '../../../lib/session/sessionQuery'
import { deskPaths } from '../../../deskPaths'

/** The address of a part of a person's page. @param page from 1 */
export const partPath = (user: string, part: PersonPart, page = 1): string =>
  `${deskPaths.user.build(user)}?part=${part}${page > 1 ? `&page=${page}` : ''}`

export const personPartKeys = {
  of: (user: string, part: PersonPart) => [OWN, 'person-part', user, part] as const,
}

/** A page of one part of a person's record, asked for when it is opened. */
export const personPartQuery = ({ api }: Pick<App, 'api'>, user: string, part: PersonPart, page: number) =>
  queryOptions({
    queryKey: [...personPartKeys.of(user, part), page],
    queryFn: ({ signal }) =>
      api.get<PersonPartPage>(`/users/${encodeURIComponent(user)}/part/${part}`, {
        query: [['page', String(page)]],
        signal,
      }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
