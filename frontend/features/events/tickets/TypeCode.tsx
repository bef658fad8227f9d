import { type SubmitEvent, useId } from 'react'
import { useNavigate } from 'react-router-dom'
import { Button } from '../../../components/ui/Button'
import { Field } from '../../../components/ui/Field'
import { paths } from '../../../paths'

/**
 * Takes a code that opens tickets which are hidden from others. A plain form: the answer is a page with an address of
 * its own.
 * @param code the one of this page, as it was written; empty for none
 */
export const TypeCode = ({ slug, code }: { slug: string; code: string }) => {
  const id = useId()
  const navigate = useNavigate()
  const apply = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault()
    const given = new FormData(event.currentTarget).get('code')
    void navigate(paths.eventTickets.build(slug, typeof given === 'string' ? given : ''), {
      preventScrollReset: true,
    })
  }
  return (
    <details open={code !== ''} className="print:hidden">
      <summary className="link inline-flex min-h-11 cursor-pointer items-center font-semibold">
        I have a code
      </summary>
      <form
        method="get"
        action={paths.eventTickets.build(slug)}
        className="mt-3 flex max-w-text flex-wrap items-end gap-4"
        onSubmit={apply}
      >
        <Field id={id} name="code" label="Code" maxLength={30} autoComplete="off" defaultValue={code} />
        <Button type="submit">Use Code</Button>
      </form>
    </details>
  )
}
