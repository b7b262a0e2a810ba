"""Takes the grain out of a path-traced picture: an edge-stopping filter led by the picture's albedo and normals."""
import numpy


def smooth(color, albedo, normal):
    """A linear picture without its grain; all are arrays of height × width × 3."""
    color = without_sparks(color)
    base = numpy.maximum(albedo, 0.04)
    light = color / base
    for step, tone in ((1, 0.45), (2, 0.25), (4, 0.14)):
        light = spread(light, albedo, normal, step, tone)
    return light * base


def without_sparks(color):
    """Limits a pixel to the second brightest of its neighbors."""
    around = numpy.stack([shifted(color, x, y).max(axis=2) for x in (-1, 0, 1) for y in (-1, 0, 1) if x or y])
    limit = numpy.sort(around, axis=0)[-2]
    brightness = color.max(axis=2)
    scale = numpy.where(brightness > limit * 1.3, limit * 1.3 / numpy.maximum(brightness, 1e-6), 1)
    return color * scale[..., None]


def shifted(values, x, y):
    height, width = values.shape[:2]
    rows = numpy.clip(numpy.arange(height) + y, 0, height - 1)
    columns = numpy.clip(numpy.arange(width) + x, 0, width - 1)
    return values[rows][:, columns]


def spread(light, albedo, normal, step, tone):
    shown = light / (1 + light)
    total = numpy.zeros_like(light)
    weights = numpy.zeros(light.shape[:2], dtype=numpy.float32)
    for x in (-2, -1, 0, 1, 2):
        for y in (-2, -1, 0, 1, 2):
            there = shifted(light, x * step, y * step)
            away = (
                ((shifted(albedo, x * step, y * step) - albedo) ** 2).sum(axis=2) / 0.004
                + ((shifted(normal, x * step, y * step) - normal) ** 2).sum(axis=2) / 0.05
                + ((shifted(shown, x * step, y * step) - shown) ** 2).sum(axis=2) / tone ** 2
                + (x * x + y * y) / 5
            )
            weight = numpy.exp(-away).astype(numpy.float32)
            total += there * weight[..., None]
            weights += weight
    return total / weights[..., None]
