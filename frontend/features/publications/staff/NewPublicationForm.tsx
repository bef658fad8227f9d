import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { AddedPublication, NewPublication } from '../../../../domain/publications/publicationForm.schema'
import { Select } from '../../../components/ui/Select'
import { useApp } from '../../../lib/app'
import { formFailure } from '../../../lib/formFailure'
import { uploadMessages } from '../../../lib/messages/uploadMessages'
import { useToast } from '../../../lib/toasts'
import { deskPaths } from '../../../deskPaths'
import { PublicationForm, type PublicationValues } from './PublicationForm'
import { staffPublicationKeys } from './staffPublicationQueries'

/** Adds a publication. Source: spec.md sections 5, 7 "Admin create" and 8 "Publications". */
export const NewPublicationForm = () => {
  const { api, queryClient } = useApp()
  const toast = useToast()
  const navigate = useNavigate()
  const [isPublished, setIsPublished] = useState(true)

  const create = async (values: PublicationValues): Promise<void> => {
    try {
      await api.post<AddedPublication>('/publications/add', {
        ...values,
        isPublished,
      } satisfies NewPublication)
    } catch (error) {
      throw formFailure(error, uploadMessages.createFailed)
    }
    toast({ tone: 'success', title: uploadMessages.created })
    await Promise.all([
      queryClient.invalidateQueries({ queryKey: staffPublicationKeys.all }),
      queryClient.invalidateQueries({ queryKey: ['publications'] }),
    ])
    await navigate(deskPaths.publications.build())
  }

  return (
    <PublicationForm submitLabel="Create publication" onSubmit={create}>
      <Select
        label="Visibility"
        hint="Only staff can see a draft. To publish, add a PDF file or the link to a video."
        emptyLabel="Draft"
        options={[{ value: 'published', label: 'Published' }]}
        value={isPublished ? 'published' : ''}
        onChange={({ currentTarget: { value } }) => setIsPublished(value === 'published')}
      />
    </PublicationForm>
  )
}
