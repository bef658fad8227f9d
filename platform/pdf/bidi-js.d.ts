declare module 'bidi-js' {
  /** The Unicode bidirectional algorithm. */
  interface Bidi {
    /**
     * @returns the embedding level of each UTF-16 code unit; the direction of the line is that of its first
     * strong letter
     */
    getEmbeddingLevels: (text: string) => { levels: Uint8Array }
    getMirroredCharacter: (character: string) => string | null
  }

  const createBidi: () => Bidi
  export default createBidi
}
