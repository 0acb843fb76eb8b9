// Keeps the models of features at a table: one object for each table (or play), created together with it. A feature hears every
// frame from the first one on, and neither LiveTable nor Play names a feature.

export class FeatureSet<Host extends object> {
  private readonly features: ((host: Host) => unknown)[] = [];

  /** Declare what a feature keeps; returns the function that finds it again. */
  define<Model>(make: (host: Host) => Model): (host: Host) => Model {
    const made = new WeakMap<Host, { model: Model }>();
    const modelOf = (host: Host): Model => {
      let found = made.get(host);
      if (!found) made.set(host, (found = { model: make(host) }));
      return found.model;
    };
    this.features.push(modelOf);
    return modelOf;
  }

  /** Make what every feature keeps at this host. */
  attach(host: Host): void {
    for (const modelOf of this.features) modelOf(host);
  }
}
