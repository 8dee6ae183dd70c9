import type { Service } from '@potyczka/table';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** What is measured, for Prometheus. Nothing in it tells who plays what. */
export class Metrics {
  readonly registry = new Registry();
  readonly requests = new Counter({
    name: 'potyczka_requests_total',
    help: 'Requests by kind and outcome.',
    labelNames: ['do', 'outcome'],
    registers: [this.registry],
  });
  readonly seconds = new Histogram({
    name: 'potyczka_request_seconds',
    help: 'From a request to its answer.',
    labelNames: ['do'],
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [this.registry],
  });
  readonly faults = new Counter({
    name: 'potyczka_faults_total',
    help: 'Faults by where they were met.',
    labelNames: ['where'],
    registers: [this.registry],
  });
  readonly storeFailures = new Counter({
    name: 'potyczka_store_failures_total',
    help: 'What the store could not do: because it was away (or full), or because what is stored is damaged.',
    labelNames: ['why'],
    registers: [this.registry],
  });
  readonly dropped = new Counter({
    name: 'potyczka_dropped_total',
    help: 'Connections refused or closed by the server.',
    labelNames: ['reason'],
    registers: [this.registry],
  });

  readonly cost = new Counter({
    name: 'potyczka_cost_total',
    help: 'What requests have cost, in ordinary ones: those that count as several, and what turned out to be long.',
    registers: [this.registry],
  });

  readonly told = new Counter({
    name: 'potyczka_told_total',
    help: 'What people were told who were away: by push, mail or hook, and what became of it.',
    labelNames: ['way', 'outcome'],
    registers: [this.registry],
  });

  constructor() {
    collectDefaultMetrics({ register: this.registry });
  }

  /** Measured when somebody asks. */
  private gauge(name: string, help: string, value: () => number): void {
    new Gauge({
      name,
      help,
      registers: [this.registry],
      collect() {
        this.set(value());
      },
    });
  }

  watch(of: {
    readonly service: Service;
    sockets(): number;
    thoughts(): number;
    entries(): number;
    batches(): number;
    hurt(): number;
  }): void {
    const { live } = of.service;
    this.gauge('potyczka_sockets', 'Open connections.', of.sockets);
    this.gauge('potyczka_tables', 'Tables that somebody uses.', () => live.size);
    this.gauge(
      'potyczka_tables_awake',
      'Tables whose match is in memory.',
      () => [...live.values()].filter(l => l.isAwake).length,
    );
    this.gauge(
      'potyczka_matches_stopped',
      'Matches that did not come back as they were and stand still, of those that were asked for since the start.',
      () => of.service.standing.size,
    );
    this.gauge(
      'potyczka_hurt',
      'Matches and campaigns that cannot be served because what is stored of them is damaged.',
      of.hurt,
    );
    this.gauge('potyczka_bot_queue', 'Thoughts of bots that wait for a thread.', of.thoughts);
    this.gauge('potyczka_entries_written', 'Entries made durable since the start.', of.entries);
    this.gauge('potyczka_batches_written', 'Statements that wrote them.', of.batches);
  }
}
