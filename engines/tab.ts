export type Size = { width: number; height: number }

/** The interface of a browser for journeys, whatever its protocol. */
export interface Tab {
  /** What the browser calls itself. */
  version: string
  resize(size: Size): Promise<void>
  open(url: string): Promise<void>
  /** Runs an expression in the page; what JSON can carry of its value. */
  evaluate(expression: string): Promise<unknown>
  /** Presses the main button of the mouse at a point of the window. */
  press(x: number, y: number): Promise<void>
  /** Types into what has the focus. */
  type(words: string): Promise<void>
  /** Chooses files for the one input of the page that a selector matches. */
  upload(selector: string, files: string[]): Promise<void>
  /** What is in the window, as PNG. */
  picture(): Promise<Uint8Array>
  /** Errors and warnings in the console so far, where the engine tells them. */
  complaints(): string[]
  close(): Promise<void>
}
