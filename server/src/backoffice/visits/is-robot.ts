const robotWords =
  /bot\b|bot\/|crawl|spider|slurp|preview|scrap|monitor|headless|lighthouse|facebookexternalhit|mediapartners|google-|bingpreview|fetch/i

/** Whether a program identifies itself as a robot; every browser begins with the same word. */
export function isRobot(userAgent: string | undefined): boolean {
  return !userAgent?.startsWith('Mozilla/') || robotWords.test(userAgent)
}
