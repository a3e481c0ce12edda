import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

test('promtool accepts the alert rules', () => {
  const file = join(import.meta.dirname, '../../docs/grafana/alerts.yml');
  const { error, status, stderr } = spawnSync('promtool', ['check', 'rules', file], { encoding: 'utf8' });
  expect([error, status, stderr]).toEqual([undefined, 0, '']);
});
