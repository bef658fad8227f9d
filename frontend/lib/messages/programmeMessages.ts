const people = (count: number): string => {
  if (count === 0) return 'Nobody'
  return count === 1 ? '1 person' : `${count} people`
}

/** What the programme of an event says. */
export const programmeMessages = {
  chosen: 'Session chosen',
  givenBack: 'Session given back',
  chooseFailed: 'Failed to change your choice',
  nothingChosen: 'You have not chosen a session yet',
  noSessions: 'There are no sessions yet',
  failed: 'Failed to load the programme',
  saved: 'Session saved',
  saveFailed: 'Failed to save the session',
  chosenBy: (count: number): string =>
    `${people(count)} ${count > 1 ? 'have' : 'has'} chosen it.` +
    (count > 0 ? ' They are told by email, unless the event is cancelled or the session is over.' : ''),
  removed: (chosen: number): string => `Session removed. ${people(chosen)} had chosen it.`,
  removeFailed: 'Failed to remove the session',
  noPaper: 'Failed to load the paper',
  linkSaved: 'Link to the meeting saved',
} as const
