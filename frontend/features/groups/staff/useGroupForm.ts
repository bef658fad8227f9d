import type { ZodType } from 'zod'
import type * as schemas from '../../../../domain/groups/groups.schema'
import { useApp } from '../../../lib/app'
import { formFailure } from '../../../lib/formFailure'
import { OWN } from '../../../lib/session/sessionQuery'
import { useToast } from '../../../lib/toasts'
import { useForm } from '../../../lib/useForm'

type Schemas = typeof schemas

export interface GroupFormOptions {
  /** Path of the API. */
  path: string
  schema: (schemas: Schemas) => ZodType<object>
  done: string
  failed: string
  onClose: () => void
}

/** A form of a dialog about groups, checked by the schema of its endpoint. */
export const useGroupForm = ({ path, schema, done, failed, onClose }: GroupFormOptions) => {
  const { api, queryClient } = useApp()
  const toast = useToast()
  return useForm<object>({
    schema: async () => schema(await import('../../../../domain/groups/groups.schema')),
    submit: async (values) => {
      try {
        await api.post(path, values)
        toast({ tone: 'success', title: done })
        onClose()
      } catch (error) {
        throw formFailure(error, failed)
      } finally {
        await queryClient.invalidateQueries({ queryKey: [OWN] })
      }
    },
  })
}
