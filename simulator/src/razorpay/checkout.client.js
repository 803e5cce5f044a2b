/*
 * The sandbox's pay window: same constructor, options and callbacks as the provider's checkout.js,
 * so that a page which works with this one works with that one. It runs under a page's strict CSP:
 * every style goes through CSSOM, none through markup.
 */
;(() => {
  'use strict'

  const api = new URL('v1/', document.currentScript.src)
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(`
    .sandbox-pay { --pay: #26345e; box-sizing: border-box; width: min(400px, calc(100vw - 32px));
      max-height: calc(100dvh - 32px); margin: auto; padding: 0; overflow: auto; border: 0;
      border-radius: 6px; background: #fff; color: #1c1a17; font: 15px/1.5 system-ui, sans-serif;
      box-shadow: 0 16px 48px rgb(28 26 23 / 0.3); }
    .sandbox-pay::backdrop { background: rgb(28 26 23 / 0.55); }
    .sandbox-pay__head { padding: 16px 20px; background: var(--pay); color: #fff; }
    .sandbox-pay__title { margin: 0; font-size: 17px; font-weight: 600; line-height: 1.3; color: #fff; }
    .sandbox-pay__text { margin: 2px 0 0; font-size: 13px; overflow-wrap: anywhere; }
    .sandbox-pay__body { display: grid; gap: 12px; padding: 20px; }
    .sandbox-pay__amount { margin: 0; font-size: 28px; font-weight: 600; line-height: 1.2;
      font-variant-numeric: tabular-nums; }
    .sandbox-pay__note { margin: 0; color: #5e574d; font-size: 13px; }
    .sandbox-pay__alert { margin: 0; padding: 12px; border-left: 3px solid #a8322a; background: #fbf0ee; }
    .sandbox-pay__alert:empty { display: none; }
    .sandbox-pay button { min-height: 44px; padding: 8px 16px; border: 1px solid #5e574d; border-radius: 6px;
      background: #fff; color: #1c1a17; font: inherit; cursor: pointer; }
    .sandbox-pay button:hover { background: #f6f1e7; }
    .sandbox-pay button:focus-visible { outline: 3px solid #e9a319; outline-offset: 2px; }
    .sandbox-pay button:disabled { cursor: progress; opacity: 0.6; }
    .sandbox-pay button.sandbox-pay__go { border-color: var(--pay); background: var(--pay); color: #fff;
      font-weight: 600; }
    .sandbox-pay button.sandbox-pay__go:hover { filter: brightness(1.12); background: var(--pay); }
  `)

  function element(name, className, text) {
    const made = document.createElement(name)
    if (className) made.className = className
    if (text !== undefined) made.textContent = text
    return made
  }

  function button(className, text) {
    const made = element('button', className, text)
    made.type = 'button'
    return made
  }

  function amountText(paise, currency) {
    return new Intl.NumberFormat('en-IN', {
      style: 'currency',
      currency,
      minimumFractionDigits: paise % 100 === 0 ? 0 : 2,
    }).format(paise / 100)
  }

  const away = {
    code: 'GATEWAY_ERROR',
    description: 'The payment service could not be reached. You have not been charged.',
    source: 'gateway',
    step: 'payment_initiation',
    reason: 'gateway_technical_error',
    metadata: {},
  }

  function check(options) {
    if (!options || !options.key) throw new Error('No key passed')
    if (!options.order_id && !options.amount) throw new Error('No amount passed')
    if (String(options.description ?? '').length > 255)
      throw new Error('description must be at most 255 characters')
  }

  class Razorpay {
    #options
    #listeners = new Map()
    #dialog = null
    #opener = null
    #timer = 0
    #busy = false
    #parts = {}

    constructor(options) {
      check(options)
      this.#options = options
    }

    on(event, listener) {
      this.#listeners.set(event, [...(this.#listeners.get(event) ?? []), listener])
      return this
    }

    open() {
      if (this.#dialog) return
      if (!document.adoptedStyleSheets.includes(sheet)) document.adoptedStyleSheets.push(sheet)
      this.#opener = document.activeElement
      this.#dialog = this.#build()
      document.body.append(this.#dialog)
      this.#dialog.showModal()
      this.#parts.pay.focus()
      const seconds = Number(this.#options.timeout)
      if (seconds > 0) this.#timer = setTimeout(() => this.#dismiss('timeout'), seconds * 1000)
    }

    close() {
      if (!this.#dialog) return
      clearTimeout(this.#timer)
      this.#dialog.close()
      this.#dialog.remove()
      this.#dialog = null
      if (this.#opener instanceof HTMLElement) this.#opener.focus()
    }

    #build() {
      const options = this.#options
      const dialog = element('dialog', 'sandbox-pay')
      dialog.setAttribute('role', 'dialog')
      dialog.setAttribute('aria-modal', 'true')
      dialog.setAttribute('aria-labelledby', 'sandbox-pay-title')
      if (options.theme?.color) dialog.style.setProperty('--pay', options.theme.color)

      const head = element('div', 'sandbox-pay__head')
      const title = element('h2', 'sandbox-pay__title', `Pay ${options.name ?? 'the shop'}`)
      title.id = 'sandbox-pay-title'
      head.append(title)
      if (options.description) head.append(element('p', 'sandbox-pay__text', options.description))

      const amount = amountText(Number(options.amount), options.currency ?? 'INR')
      const body = element('div', 'sandbox-pay__body')
      const alert = element('p', 'sandbox-pay__alert')
      alert.setAttribute('role', 'alert')
      const pay = button('sandbox-pay__go', `Pay ${amount}`)
      const fail = button('', 'Fail (declined by the bank)')
      const dismiss = button('', 'Dismiss')
      const whose = options.prefill?.email || options.prefill?.contact
      body.append(
        element('p', 'sandbox-pay__amount', amount),
        element(
          'p',
          'sandbox-pay__note',
          `A practice payment: no money moves.${whose ? ` Receipt to ${whose}.` : ''}`,
        ),
        alert,
        pay,
        fail,
        dismiss,
      )
      dialog.append(head, body)

      this.#parts = { alert, pay, buttons: [pay, fail, dismiss] }
      pay.addEventListener('click', () => this.#try('captured'))
      fail.addEventListener('click', () => this.#try('failed'))
      dismiss.addEventListener('click', () => this.#dismiss())
      dialog.addEventListener('keydown', (event) => this.#key(event))
      dialog.addEventListener('cancel', (event) => {
        event.preventDefault()
        if (options.modal?.escape !== false) this.#dismiss()
      })
      dialog.addEventListener('click', (event) => {
        if (event.target === dialog && options.modal?.backdropclose === true) this.#dismiss()
      })
      return dialog
    }

    /** Keeps the focus in the window: left to itself, Tab would also visit the browser's own bars. */
    #key(event) {
      event.stopPropagation()
      if (event.key !== 'Tab') return
      const buttons = this.#parts.buttons.filter((one) => !one.disabled)
      const at = buttons.indexOf(document.activeElement)
      const next = event.shiftKey ? at - 1 : at + 1
      buttons.at(next % buttons.length)?.focus()
      event.preventDefault()
    }

    async #try(outcome) {
      if (this.#busy) return
      this.#setBusy(true)
      this.#parts.alert.textContent = ''
      const { error, ...callback } = await this.#ask(outcome)
      if (!this.#dialog) return
      this.#setBusy(false)
      if (error) return this.#failed(error)
      this.close()
      this.#options.handler?.(callback)
    }

    async #ask(outcome) {
      const { key, order_id, prefill } = this.#options
      try {
        const answer = await fetch(new URL(`orders/${encodeURIComponent(order_id)}/pay`, api), {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({
            outcome,
            key_id: key,
            email: prefill?.email || undefined,
            contact: prefill?.contact || undefined,
          }),
        })
        return await answer.json()
      } catch {
        return { error: away }
      }
    }

    /** The window stays for another attempt, unless the page switched retries off. */
    #failed(error) {
      for (const listener of this.#listeners.get('payment.failed') ?? []) listener({ error })
      if (!this.#dialog) return
      if (this.#options.retry === false || this.#options.retry?.enabled === false)
        return this.#dismiss()
      this.#parts.alert.textContent = `${error.description} You can try again.`
      this.#parts.pay.focus()
    }

    #dismiss(reason) {
      if (this.#busy && reason !== 'timeout') return
      const { modal } = this.#options
      if (modal?.confirm_close === true && !reason && !confirm('Leave without paying?')) return
      this.close()
      modal?.ondismiss?.(reason)
    }

    #setBusy(busy) {
      this.#busy = busy
      for (const one of this.#parts.buttons) one.disabled = busy
    }
  }

  window.Razorpay = Razorpay
})()
