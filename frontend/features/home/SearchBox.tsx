import { Icon } from '../../components/ui/Icon'
import { paths } from '../../paths'

/** Works before the script runs: the browser itself goes to the results. */
export const SearchBox = () => (
  <form role="search" action={paths.search.path} method="get" className="mt-6 flex max-w-[30rem]">
    <input
      type="search"
      name="q"
      aria-label="Search events, publications and members"
      placeholder="Search events, papers, people"
      maxLength={200}
      className="field-input min-h-12 rounded-e-none border-e-0"
    />
    <button type="submit" className="btn min-h-12 rounded-s-none border border-edge bg-sheet">
      <Icon name="search" className="size-4" />
      <span className="sr-only">Search</span>
    </button>
  </form>
)
