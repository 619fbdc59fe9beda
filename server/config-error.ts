/** Thrown when a setting is wrong; the message has one line per fault, and no secret. */
export class ConfigError extends Error {
  readonly code = 'CONFIG_INVALID';
  constructor(faults: readonly string[]) {
    super(faults.join('\n'));
    this.name = 'ConfigError';
  }
}
