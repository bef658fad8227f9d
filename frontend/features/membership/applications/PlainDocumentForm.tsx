import { useLocation } from 'react-router-dom'
import { Button } from '../../../components/ui/Button'
import { Field } from '../../../components/ui/Field'
import { Select } from '../../../components/ui/Select'
import { plainAction } from '../../../lib/plainForms'
import { ACCEPTED_DOCUMENTS } from './documentTypes.constants'

const FORM = 'plain-document'

/** The form whose fields stand inside another one: a browser takes no form in a form. */
export const PlainDocumentForm = () => {
  const { pathname, search } = useLocation()
  return (
    <noscript>
      <form
        id={FORM}
        method="post"
        encType="multipart/form-data"
        action={plainAction(pathname, search, 'application-document')}
      />
    </noscript>
  )
}

/** Sends a document where there is no script: as it is, in one piece. */
export const PlainDocumentFields = ({
  choices,
  problem,
}: {
  choices: readonly string[]
  /** What was wrong with the one that was sent. */
  problem: string | undefined
}) => (
  <noscript>
    <div className="grid gap-4">
      <Select
        form={FORM}
        name="name"
        label="What it is"
        options={choices.map((value) => ({ value, label: value }))}
      />
      <Field
        form={FORM}
        name="file"
        type="file"
        accept={ACCEPTED_DOCUMENTS}
        label="Photo or file"
        hint="A picture or a PDF file, less than 10 MB. Save what you have typed below first."
        error={problem}
      />
      <p>
        <Button type="submit" form={FORM}>
          Send Document
        </Button>
      </p>
    </div>
  </noscript>
)
