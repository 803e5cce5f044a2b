/** Services made one after another: each of those before it, which the compiler sees to. */
export class Assembly<Made extends object> {
  readonly made: Made

  constructor(made: Made) {
    this.made = made
  }

  /** Adds a service under a name that is not taken yet. */
  with<Name extends string, Service>(
    name: Name extends keyof Made ? never : Name,
    create: (made: Made) => Service,
  ): Assembly<Made & Record<Name, Service>> {
    const added = { [name]: create(this.made) } as Record<Name, Service>
    return new Assembly({ ...this.made, ...added })
  }

  /** Starts job handlers that are not services. */
  start(work: (made: Made) => void): this {
    work(this.made)
    return this
  }
}
