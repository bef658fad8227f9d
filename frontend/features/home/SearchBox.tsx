import { useSetAtom } from 'jotai'
import type { SubmitEvent } from 'react'
import { Icon } from '../../components/ui/Icon'
import { MAX_SEARCH_LENGTH, paletteAtom } from '../../lib/palette'
import { paths } from '../../paths'

/** Opens the command palette. Works before the script runs: the browser itself goes to the results. */
export const SearchBox = () => {
  const openPalette = useSetAtom(paletteAtom)
  const search = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault()
    const typed = new FormData(event.currentTarget).get('q')
    openPalette(typeof typed === 'string' ? typed : '')
  }
  return (
    <form
      role="search"
      action={paths.search.path}
      method="get"
      className="mt-6 flex max-w-[30rem]"
      onSubmit={search}
    >
      <input
        type="search"
        name="q"
        aria-label="Search events, publications and members"
        aria-keyshortcuts="Control+K Meta+K"
        placeholder="Search events, papers, people"
        maxLength={MAX_SEARCH_LENGTH}
        className="field-input min-h-12 rounded-e-none border-e-0"
        // not on focus: who only passes by with the keyboard is not stopped
        onClick={(event) => openPalette(event.currentTarget.value)}
      />
      <button type="submit" className="btn min-h-12 rounded-s-none border border-edge bg-sheet">
        <Icon name="search" className="size-4" />
        <span className="sr-only">Search</span>
      </button>
    </form>
  )
}
