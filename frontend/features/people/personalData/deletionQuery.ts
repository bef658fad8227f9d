import { queryOptions } from '@tanstack/react-query'
import type { AccountDeletionState } from '../../../../domain/people/personalData/accountDeletion.schema'
import type { App } from '../../../lib/app'
import { OWN } from '../../../lib/session/sessionQuery'

/** Whether and when the signed-in person's account is going to be erased. */
export const deletionQuery = ({ api }: Pick<App, 'api'>) =>
  queryOptions({
    queryKey: [OWN, 'leaving'],
    queryFn: ({ signal }) => api.get<AccountDeletionState>('/users/leave', { signal }),
    staleTime: 0,
  })
