import { useQuery } from '@tanstack/react-query'
import { useApp } from '../../../lib/app'
import { useSession } from '../../../lib/session/useSession'
import { ApplicationDocuments } from './ApplicationDocuments'
import { ApplicationSponsors } from './ApplicationSponsors'
import { SponsorFields } from './SponsorFields'
import { evidenceQuery } from './evidenceQuery'
import type { FormPartProps } from './formPart.types'

const useEvidence = () => {
  const app = useApp()
  const { user } = useSession()
  return useQuery({ ...evidenceQuery(app), enabled: user !== null }).data
}

/** Documents and sponsors of an application that is being written, inside its form. */
export const EvidenceFields = ({
  field,
  sponsors,
}: Pick<FormPartProps, 'field'> & { sponsors: readonly string[] }) => {
  const evidence = useEvidence()
  if (!evidence || evidence.hasApplication) return null
  const { grade, sponsorsNeeded, documentsNeeded, documents } = evidence
  const { id, error } = field('documents')
  return (
    <>
      {(documentsNeeded.length > 0 || documents.length > 0) && (
        <ApplicationDocuments
          {...evidence}
          id={id}
          error={error}
          hint={
            grade
              ? 'Send them before you submit. They are kept if you save the application for later.'
              : 'Choose your membership type at the step before: which documents you need follows from it.'
          }
        />
      )}
      {grade && sponsorsNeeded > 0 && (
        <SponsorFields field={field} grade={grade} sponsors={sponsors} sponsorsNeeded={sponsorsNeeded} />
      )}
    </>
  )
}

/** Documents and sponsors of an application that is sent. */
export const ApplicationEvidence = () => {
  const evidence = useEvidence()
  if (!evidence?.hasApplication) return null
  return (
    <div className="grid max-w-[52rem] gap-10">
      <ApplicationDocuments {...evidence} />
      {evidence.sponsorsNeeded + evidence.sponsors.length > 0 && <ApplicationSponsors {...evidence} />}
    </div>
  )
}
