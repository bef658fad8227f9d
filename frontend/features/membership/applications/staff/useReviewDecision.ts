import { useMutation } from '@tanstack/react-query'
import { useApp } from '../../../../lib/app'
import type { DecisionChange } from './decision.types'
import { staffApplicationKeys, reviewQuery } from './staffApplicationQueries'
import { useDecisionOutcome } from './useDecisionOutcome'

/** Decides on the application that is open: shown at once, undone when the server refuses, then read anew. */
export const useReviewDecision = (id: string) => {
  const app = useApp()
  const { send, complain } = useDecisionOutcome()
  const { queryKey } = reviewQuery(app, id)
  return useMutation({
    mutationFn: (change: DecisionChange) => send(change),
    onMutate: async ({ status }) => {
      await app.queryClient.cancelQueries({ queryKey })
      app.queryClient.setQueryData(queryKey, (review) => review && { ...review, status })
    },
    onError: (error, { from }) => {
      app.queryClient.setQueryData(queryKey, (review) => review && { ...review, status: from })
      complain(error)
    },
    onSettled: () =>
      Promise.all([
        app.queryClient.invalidateQueries({ queryKey }),
        app.queryClient.invalidateQueries({ queryKey: staffApplicationKeys.lists, refetchType: 'none' }),
      ]),
  })
}
