import { queryOptions, useMutation, useQuery } from '@tanstack/react-query'
import type { DeskSettings, DeskSettingsChange } from '../../domain/office/deskSettings/deskSettings.schema'
import { type App, useApp } from './app'
import { errorText } from './errorText'
import { messages } from './messages/messages'
import { OWN } from './session/sessionQuery'
import { useToast } from './toasts'

const NONE: DeskSettings = { hiddenColumns: {}, views: [], hasDigest: false }

/** What the desk keeps for the person who is signed in. */
export const deskSettingsQuery = ({ api }: Pick<App, 'api'>) =>
  queryOptions({
    queryKey: [OWN, 'desk-settings'],
    queryFn: ({ signal }) => api.get<DeskSettings>('/desk-settings', { signal }),
  })

/** A list shows all its columns until the settings have arrived, and where they cannot. */
export const useDeskSettings = (): DeskSettings =>
  useQuery({ ...deskSettingsQuery(useApp()), throwOnError: false, retry: false }).data ?? NONE

/** The settings as they will be. */
const withChange = (settings: DeskSettings, change: DeskSettingsChange): DeskSettings => {
  if (change.change === 'columns')
    return { ...settings, hiddenColumns: { ...settings.hiddenColumns, [change.list]: change.hidden } }
  if (change.change === 'digest') return { ...settings, hasDigest: change.isWanted }
  if (change.change === 'visit') return settings
  const others = settings.views.filter(({ to }) => to !== change.to)
  return {
    ...settings,
    views: change.change === 'addView' ? [...others, { name: change.name, to: change.to }] : others,
  }
}

/** Changes what the desk keeps: shown at once, taken back where the server refuses, which is said. */
export const useDeskSettingsChange = () => {
  const app = useApp()
  const toast = useToast()
  const { queryKey } = deskSettingsQuery(app)
  return useMutation({
    mutationFn: (change: DeskSettingsChange) => app.api.post<DeskSettings>('/desk-settings/change', change),
    onMutate: async (change) => {
      await app.queryClient.cancelQueries({ queryKey })
      const before = app.queryClient.getQueryData(queryKey)
      app.queryClient.setQueryData(queryKey, withChange(before ?? NONE, change))
      return { before }
    },
    onSuccess: (settings) => app.queryClient.setQueryData(queryKey, settings),
    onError: (error, _change, context) => {
      app.queryClient.setQueryData(queryKey, context?.before)
      toast({
        tone: 'error',
        title: 'Your change was not kept',
        description: errorText(error, messages.unexpected),
      })
    },
  })
}
