import type { SubmitEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import { Button } from '../../../components/ui/Button'
import { Field } from '../../../components/ui/Field'
import { MAX_SEARCH_LENGTH } from '../../../lib/palette'
import { paths } from '../../../paths'
import { toSearchText } from './searchQuery'

/** A plain form: the answer is a page with its own address. */
export const SearchForm = ({ text }: { text: string }) => {
  const navigate = useNavigate()
  const search = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault()
    const typed = new FormData(event.currentTarget).get('q')
    void navigate(paths.search.build(toSearchText(typeof typed === 'string' ? typed : '')))
  }
  return (
    <form
      key={text}
      role="search"
      action={paths.search.path}
      method="get"
      className="grid max-w-text grid-cols-[minmax(0,1fr)_auto] items-end gap-3"
      onSubmit={search}
    >
      <Field
        name="q"
        type="search"
        label="Search events, papers, people and pages"
        defaultValue={text}
        maxLength={MAX_SEARCH_LENGTH}
      />
      <Button type="submit">Search</Button>
    </form>
  )
}
