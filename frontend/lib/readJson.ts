/** The body of an answer of our own API, whose shape its endpoint's schema promises. */
export const readJson = async <Body>(response: Response): Promise<Body> => (await response.json()) as Body
